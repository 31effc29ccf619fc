import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { paths } from '../paths.ts';
import { LegalPage } from './LegalPage.tsx';
import { type OutsideService, outsideServices } from './outside-services.ts';

// Also served at /privacy-policy; search engines are shown one address.
export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description:
      `What ${site.name} collects and what it does not: no accounts, no analytics, and how to see, correct, or ` +
      'delete what you sent us.',
    path: paths.privacy,
  });

const services = outsideServices(site);
const email = <a href={`mailto:${site.email}`}>{site.email}</a>;
const yourData = (
  <a href={paths.yourData} data-reload>
    Your data
  </a>
);

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary={
        `You can read everything on ${site.name} without telling us who you are. We have no accounts and no ` +
        'analytics. We learn your name or email address only if you send it to us.'
      }
    >
      <WhatWeCollect />
      <h2>What stays in your browser</h2>
      <KeptInBrowser />
      <OutsideServices />
      <h2>Your rights</h2>
      <p>You have the right to access, correct, and delete your data:</p>
      <ul>
        <li>
          <strong>Access:</strong> ask us what we have on file about you, and get a copy.
        </li>
        <li>
          <strong>Correct:</strong> tell us what’s wrong, and we’ll fix it.
        </li>
        <li>
          <strong>Delete:</strong> ask us to erase it. For the newsletter, you can also unsubscribe at any time.
        </li>
      </ul>
      <p>
        On {yourData}, you can see, download, or delete everything we have on file, and change your email address. We
        email you a link to do it. To correct anything else, email {email} from the address we have on file, so we know
        it’s you. You don’t have to give a reason, and it’s free. The law where you live may give you further rights.
      </p>
      <h2>Children</h2>
      <p>
        This site is written for adults who are planning a career. We do not knowingly collect anything from children
        under 13. If you believe that a child has written to us, tell us and we will delete the message.
      </p>
      <h2>Changes</h2>
      <p>Before we change what we do, we update this page and the date at the top.</p>
      <h2>Contact</h2>
      <p>
        Questions about privacy? Email {email}, or write to {site.name}, {site.addressLines.join(', ')}. You’ll find
        other ways to reach us on the <a href={paths.contact}>contact page</a>.
      </p>
    </LegalPage>
  );
}

function WhatWeCollect() {
  return (
    <>
      <h2>What we collect, and when</h2>
      <ul>
        <li>
          <strong>Name and email address, if you write to us.</strong> We keep your message so we can answer it, and use
          it for nothing else. If you report a mistake in a guide, you can leave both out.
        </li>
        <li>
          <strong>Email address, if you sign up for the newsletter.</strong> We use it only for the newsletter, and only
          after you confirm it. If you don’t confirm it, we delete it after 30 days. We keep a record of when you signed
          up, confirmed, and unsubscribed, and of the issues we sent you. If the newsletter isn’t set up yet, the form
          says so and nothing is stored.
        </li>
        <li>
          <strong>Email address, if you ask for alerts by state.</strong> We use it only for these alerts, and only
          after you confirm it. We keep a record of the states you chose and the changes we emailed you.
        </li>
        <li>
          <strong>Usage data.</strong> The server that delivers the pages may keep short-lived technical logs without
          names or email addresses. They help us find what is broken. We do not follow you from page to page.
        </li>
        <li>
          <strong>Device information.</strong> With each request, your browser tells the server what kind of browser it
          is and which formats it understands. The server uses this to answer the request. We don’t build a profile from
          it.
        </li>
      </ul>
      <p>
        We do not ask for your location, and we do not sell or rent data. Searches run in your browser. Our server sees
        the words you search for only if JavaScript is off or you open a link that contains a search, and it doesn’t log
        them.
      </p>
    </>
  );
}

/** tests/e2e/saved-work.spec.ts holds this list against what the browser really keeps. */
function KeptInBrowser() {
  return (
    <>
      <p>All of this stays on your device. None of it is sent to us, and the site sets no cookies of its own.</p>
      <ul>
        <li>
          <strong>Your study work.</strong> Practice exams and their answers, how many questions you answered on which
          day, the day of your exam, how well you knew each flashcard, and your plans with the dates, costs, and notes
          you type. If you track a license you hold: its dates, the month and day of your birthday if it expires then,
          and the courses you log. All of it is in a browser database called <code>license-atlas</code>.
        </li>
        <li>
          <strong>Pages for offline use.</strong> When you start a practice exam, fill in a plan, or open the
          flashcards, the browser keeps a copy of that page and its files so it works offline. It also keeps the last 60
          pages you read for more than a few seconds, unless its data saver is on. The copies show which pages you
          opened and nothing else about you; “Saved work” deletes them.
        </li>
        <li>
          <strong>Seven small notes</strong> in local storage. <code>theme</code>: whether you chose the light or the
          dark theme. <code>donationPopupShown</code>: that you’ve already seen the donation prompt, so it isn’t shown
          again. <code>state</code>: the state you chose on the home page. <code>language</code>: the language you last
          read in, kept once you’ve read in one other than English, so pages can offer it. <code>work</code> and{' '}
          <code>exam-under-way</code>: that this browser keeps study work or an unfinished exam, so pages can show it
          right away. <code>exam-clock</code>: the time used in the last exam you left unfinished.
        </li>
        <li>
          <strong>Your last change before you left a page</strong>, in a local storage note whose name begins with{' '}
          <code>left-</code>, until the next page saves it with the rest of your work.
        </li>
        <li>
          <strong>How far you had scrolled</strong> on each page (<code>react-router-scroll-positions</code>), until you
          close the tab.
        </li>
      </ul>
      <p>
        On <a href={paths.savedWork}>Saved work</a> you can delete your study work, the notes about it, and the kept
        pages all at once. Clearing this site’s data in your browser’s settings deletes everything. Deleting doesn’t
        touch files you’ve saved: those are up to you.
      </p>
    </>
  );
}

function OutsideServices() {
  return (
    <>
      <h2>Outside services</h2>
      {services.length === 0 ? (
        <p>
          No outside services are on now, so opening a page sends nothing to anyone else. If we turn on an ad network, a
          news widget, a contact form, or a radio stream from another company, your browser will contact that service,
          which learns your network address and device information, may use cookies, and follows its own privacy policy.
        </p>
      ) : (
        <>
          <p>These outside services are on now:</p>
          <ul>
            {services.map((service) => (
              <li key={service.name}>{describe(service)}</li>
            ))}
          </ul>
          <p>
            A service learns your network address and device information when your browser contacts it, may use cookies,
            and follows its own privacy policy.
          </p>
        </>
      )}
      <p>
        This site’s pages, fonts, pictures, and scripts come from the site itself. Links to partner sites, the
        bookseller, the charity, regulators, and other sources are ordinary links. Those sites learn about your visit
        only if you follow one.
      </p>
    </>
  );
}

const describe = ({ name, host, when }: OutsideService): string =>
  `${name}${host ? ` at ${host}` : ''}, contacted ${when}.`;
