import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { paths } from '../paths.ts';
import { contactCategory } from './contact-frame.ts';
import { ContactDetails } from './ContactDetails.tsx';

export const meta = () => [
  ...pageMeta({
    title: 'Message form',
    description:
      `What stands in the message frame of ${site.name} until its form is connected: the address to write to, the ` +
      'phone and the hours.',
    path: paths.embedContact,
  }),
  { name: 'robots', content: 'noindex' },
];

const subject = `Website message: ${contactCategory}`;
const letter = `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;

/** Shown inside the contact page's frame, so without header and footer; its links leave the frame. */
export default function EmbedContactPage() {
  return (
    <main className="page max-w-none py-7" aria-label="Message form">
      <h1 className="text-[1.6rem]">Write to us by email</h1>
      <p className="mt-3 measure">
        An email reaches us fastest. Please name the state and the page you are writing about.
      </p>
      <p className="mt-5">
        <a className="button max-w-full whitespace-normal" href={letter} target="_top">
          Write an email
        </a>
      </p>
      <p className="small muted mt-3">It opens in your mail program with the subject “{subject}”.</p>
      <div className="mt-7 measure">
        <ContactDetails opensOutside />
      </div>
    </main>
  );
}
