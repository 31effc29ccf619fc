import { useEffect } from 'react';
import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { SocialLinks } from '../frame/SocialLinks.tsx';
import { paths } from '../paths.ts';
import { contactCategory, contactFrameAddress, contactFrameHeight, embedContactScript } from './contact-frame.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { faqPage, questions } from './questions.ts';

export const meta = () =>
  pageMeta({
    title: 'Contact Us',
    description:
      `Write to or call ${site.name}: email, phone, business hours, a message form and how soon you can expect an ` +
      'answer.',
    path: paths.contact,
    structuredData: [faqPage],
  });

const frameAddress = contactFrameAddress(site.contactForm.url || paths.embedContact, contactCategory);

export default function ContactPage() {
  useEmbedScript(site.contactForm.scriptUrl || embedContactScript);
  return (
    <div className="page section">
      <h1>Contact Us</h1>
      <p className="lead mt-4">
        Found an outdated figure? Not sure which rule applies to you? Tell us the state and the page. We answer within
        24–48 business hours.
      </p>
      <div className="with-aside mt-10">
        <MessageFrame />
        <section aria-labelledby="get-in-touch">
          <h2 id="get-in-touch" className="mb-4">
            Get in Touch
          </h2>
          <ContactDetails />
          <SocialLinks />
        </section>
      </div>
      <Questions />
    </div>
  );
}

function MessageFrame() {
  return (
    <section aria-labelledby="send-a-message">
      <h2 id="send-a-message">Send Us a Message</h2>
      {/* The provider's script, ours by default, finds its frame by data-contact-frame. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a provider's form needs what it would take */}
      <iframe
        className="frame mt-4 w-full bg-paper"
        title="Contact form"
        loading="lazy"
        height={contactFrameHeight}
        src={frameAddress}
        data-contact-frame=""
      />
      <p className="small muted mt-2">
        Form not showing?{' '}
        <a href={frameAddress} data-reload>
          Open the form on its own page
        </a>
        .
      </p>
    </section>
  );
}

function Questions() {
  return (
    <section className="section measure" aria-labelledby="questions">
      <h2 id="questions" className="mb-6">
        Frequently Asked Questions
      </h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className="qa">
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}

/** Adds the form provider's script while the page is shown, and takes it away again when the page is left. */
function useEmbedScript(address: string): void {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    document.body.append(script);
    return () => script.remove();
  }, [address]);
}
