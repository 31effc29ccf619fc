import { MicroblogIcon, NetworkIcon, ProfessionalIcon } from './icons.tsx';
import { site } from './site.ts';

const links = [
  { name: 'Social network', url: site.social.network, Icon: NetworkIcon },
  { name: 'Microblog', url: site.social.microblog, Icon: MicroblogIcon },
  { name: 'Professional network', url: site.social.professional, Icon: ProfessionalIcon },
];

export function SocialLinks() {
  return (
    <ul className="icons">
      {links.map(({ name, url, Icon }) => (
        <li key={name}>
          <a href={url} aria-label={name}>
            <Icon />
          </a>
        </li>
      ))}
    </ul>
  );
}
