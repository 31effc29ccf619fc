import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { paths } from '../paths.ts';
import { LegalPage } from './LegalPage.tsx';

// Also served at /terms-of-service; search engines are shown one address.
export const meta = () =>
  pageMeta({
    title: 'Terms of Service',
    description:
      `The terms for using ${site.name}: what you may do with the guides, what they are not, and who has the last ` +
      'word on a rule.',
    path: paths.terms,
  });

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      summary={
        'Use the guides freely for your own licensing plans. They are information, not legal advice, and your ' +
        'state’s regulator has the last word.'
      }
    >
      <h2>Agreement to terms</h2>
      <p>
        By using {site.name} you agree to these terms and to the <a href={paths.privacy}>privacy policy</a>. If you do
        not agree, please do not use the site.
      </p>
      <h2>Personal-use license</h2>
      <p>
        You may read, print, and save pages for your own noncommercial use, and link to any page. Without our written
        permission you may not:
      </p>
      <ul>
        <li>republish or sell the texts, tables, or maps, or a substantial part of them;</li>
        <li>remove the names of sources, dates, or notices from a copy;</li>
        <li>present the site’s work as your own, or suggest that we endorse you.</li>
      </ul>
      <p>This license ends if you break these terms. Other people’s texts and books keep their own terms.</p>
      <h2>Your responsibilities</h2>
      <ul>
        <li>
          Check every requirement, fee, and deadline with your state’s regulator before you pay or apply. Each guide
          links to it.
        </li>
        <li>Use the site lawfully. Do not try to break it, overload it, or get around its protections.</li>
        <li>When you write to us, tell the truth, and send only what you have the right to send.</li>
      </ul>
      <h2>Disclaimer</h2>
      <p>
        The site gives general information. It is not legal, tax, or financial advice, and using it doesn’t make you
        anyone’s client. We are not a regulator, a school, or an exam company.{' '}
        <strong>The state’s regulator decides</strong> who gets a license and on what terms.
      </p>
      <p>
        Each figure shows the date of its source, if the source has one. Rules change, so a figure may be out of date.
        If sources disagree, or if we have none, the guide says so. Nothing here promises that you will pass an exam,
        get a license, or earn an income.
      </p>
      <p>
        The site is provided “as is” and “as available,” without warranties of any kind, as far as the law allows. Links
        to partners, ads, and other links lead to sites that we don’t run and aren’t responsible for.
      </p>
      <h2>Limitation of liability</h2>
      <p>
        As far as the law allows, {site.name} and the people behind it are not liable for indirect, incidental, or
        consequential losses from using the site or relying on it, such as course or exam fees, lost time, or lost
        income. Nothing in these terms limits a liability that the law does not let us limit.
      </p>
      <h2>Digital products</h2>
      <p>The guides are free. If you buy a digital product from us, you can get a refund within 30 days.</p>
      <h2>Changes</h2>
      <p>
        We may change these terms. The date at the top shows when we last did. If you keep using the site after a
        change, the new terms apply.
      </p>
      <h2>Contact</h2>
      <p>
        Questions about these terms? Email <a href={`mailto:${site.email}`}>{site.email}</a> or use the{' '}
        <a href={paths.contact}>contact page</a>.
      </p>
    </LegalPage>
  );
}
