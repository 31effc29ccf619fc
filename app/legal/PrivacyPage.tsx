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
      `What ${site.name} collects and what it does not: no accounts, no analytics, and how to see, correct or ` +
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
        `You can read everything on ${site.name} without telling us who you are. There is no account, and no ` +
        'analytics. We learn your name or email address only if you send it to us.'
      }
    >
      <WhatWeCollect />
      <h2>What stays in your browser</h2>
      <KeptInBrowser />
      <OutsideServices />
      <h2>Your rights</h2>
      <p>You have the right to access, correct and delete your data:</p>
      <ul>
        <li>
          <strong>Access:</strong> ask us what we hold about you, and get a copy.
        </li>
        <li>
          <strong>Correct:</strong> tell us what is wrong, and we set it right.
        </li>
        <li>
          <strong>Delete:</strong> ask us to erase it. For the newsletter, you can also unsubscribe at any time.
        </li>
      </ul>
      <p>
        You can do all three yourself on {yourData}: we send a link to your address, and its page shows everything we
        hold, as a download too. Or write to {email} from the address it concerns, so that we can tell it is you. You
        need no reason, and it costs nothing. The law where you live may give you further rights.
      </p>
      <h2>Children</h2>
      <p>
        This site is written for adults who are planning a career. We do not knowingly collect anything from children
        under 13. If you believe that a child has written to us, tell us and we will delete the message.
      </p>
      <h2>Changes</h2>
      <p>When what we do changes, this page changes first, with a new date at the top.</p>
      <h2>Contact</h2>
      <p>
        Questions about privacy go to {email}, or to {site.name}, {site.addressLines.join(', ')}. The{' '}
        <a href={paths.contact}>contact page</a> has every other way.
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
          <strong>Name and email address, if you write to us.</strong> We keep your message to answer you, and use it
          for nothing else. If you report a mistake in a guide, you can leave both out.
        </li>
        <li>
          <strong>Email address, if you sign up for the newsletter.</strong> It is used for the newsletter only, and
          only once you have confirmed it. An address that nobody confirms is deleted after 30 days. We keep when you
          signed up, confirmed and unsubscribed, and which issues went to you. The newsletter may not be connected on
          this installation yet; the form then says so, and nothing is stored.
        </li>
        <li>
          <strong>Email address, if you ask for alerts by state.</strong> It is used for these alerts only, once you
          have confirmed it. We keep which states you chose and which changes we mailed to you.
        </li>
        <li>
          <strong>Usage data.</strong> The server that delivers the pages may keep short-lived technical logs without
          names or email addresses. They help us find what is broken. We do not follow you from page to page.
        </li>
        <li>
          <strong>Device information.</strong> With each request, your browser tells the server what kind of browser it
          is and which formats it understands. The server uses this to answer the request. We build no profile from it.
        </li>
      </ul>
      <p>
        We do not ask for your location, and we do not sell or rent data. What you type into the search is looked up in
        your browser. Only where scripts are off, or when an address that holds a search is opened, our server sees the
        words, and it does not log them.
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
          day, the day of your exam, how well you knew each flashcard, your plans with the dates, costs and notes you
          type, and of a license you hold the dates, the month and day of your birthday where it expires then, and the
          courses you write down. They are in a database of your browser called <code>license-atlas</code>.
        </li>
        <li>
          <strong>Pages for use without a connection.</strong> When you begin a practice exam, fill in a plan or open
          the flashcards, the browser keeps a copy of that page and its files, so that it works offline. It also keeps
          the last 60 pages that you read for a few seconds, unless it saves data. The copies hold nothing about you but
          which pages you opened; “Saved study work” deletes them.
        </li>
        <li>
          <strong>Seven small notes</strong> in local storage. <code>theme</code>: whether you chose the light or the
          dark theme. <code>donationPopupShown</code>: that the donation prompt was shown once, so that it is not shown
          again. <code>state</code>: the state you chose on the home page. <code>language</code>: the language you read
          in last, once that was not English, so that pages can offer it. <code>work</code> and{' '}
          <code>exam-under-way</code>: that this browser keeps study work, or an exam that is not finished, so that
          pages show it at once. <code>exam-clock</code>: the time counted in the exam that you left last.
        </li>
        <li>
          <strong>What you changed in the moment you left a page</strong>, in a note in local storage whose name begins
          with <code>left-</code>, until the next page has saved it with the rest of that work.
        </li>
        <li>
          <strong>How far you had scrolled</strong> on each page (<code>react-router-scroll-positions</code>), until you
          close the tab.
        </li>
      </ul>
      <p>
        On <a href={paths.savedWork}>Saved work</a> you can delete your study work, the notes about it and the kept
        pages at once. Clearing this site’s data in your browser’s settings deletes everything. A file you save there is
        yours: what becomes of it is up to you.
      </p>
    </>
  );
}

function OutsideServices() {
  return (
    <>
      <h2>Outside services</h2>
      <p>
        The pages, fonts, pictures and scripts of this site come from the site itself. The owner can switch on an ad
        network, a news widget, a contact form or a radio stream that lives elsewhere. Your browser then contacts that
        service, which learns your network address and device information, may use cookies, and follows its own privacy
        policy.
      </p>
      {services.length === 0 ? (
        <p className="note">
          On this installation none of them is switched on: showing a page sends nothing to anyone else.
        </p>
      ) : (
        <>
          <p>On this installation these are switched on:</p>
          <ul>
            {services.map((service) => (
              <li key={service.name}>{describe(service)}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        Links to partner sites, the bookseller, the charity, regulators and other sources are ordinary links. Those
        sites learn of you only when you follow one.
      </p>
    </>
  );
}

const describe = ({ name, host, when }: OutsideService): string =>
  `${name}${host ? ` at ${host}` : ''}, contacted ${when}.`;
