import { site } from '../frame/site.ts';

const dialable = (phone: string): string => phone.replace(/[^+\d]/g, '');

/** Where and when the owner can be reached. `opensOutside`: the links leave the frame the block stands in. */
export function ContactDetails({ opensOutside = false }: { opensOutside?: boolean }) {
  const target = opensOutside ? '_top' : undefined;
  return (
    <dl className="ruled">
      <div>
        <dt className="small muted">Email</dt>
        <dd>
          <a href={`mailto:${site.email}`} target={target}>
            {site.email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="small muted">Phone</dt>
        <dd>
          <a href={`tel:${dialable(site.phone)}`} target={target}>
            {site.phone}
          </a>
        </dd>
      </div>
      {!opensOutside && (
        <div>
          <dt className="small muted">Address</dt>
          {site.addressLines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      )}
      <div>
        <dt className="small muted">Business hours</dt>
        {site.hours.map(({ days, time }) => (
          <dd key={days} className="flex justify-between gap-4">
            <span>{days}</span> <span>{time}</span>
          </dd>
        ))}
      </div>
    </dl>
  );
}
