import type { ReactNode } from 'react';

/** The site's own line icons, 24 units square, drawn for it: no icon font, no third-party set. */
function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const PinIcon = () => (
  <Icon size={28}>
    <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </Icon>
);
export const PencilIcon = () => (
  <Icon size={28}>
    <path d="m4 20 1-4.5L16 4.5l3.5 3.5-11 11L4 20Z" />
    <path d="m13.5 7 3.5 3.5" />
  </Icon>
);
export const BookIcon = () => (
  <Icon size={28}>
    <path d="M12 5.5C9.5 4 6.5 4 4 4.5v14c2.5-.5 5.5-.5 8 1 2.5-1.5 5.5-1.5 8-1v-14c-2.5-.5-5.5-.5-8 1Z" />
    <path d="M12 5.5v14" />
  </Icon>
);
export const ArrowsIcon = () => (
  <Icon size={28}>
    <path d="M4 8h15m-4-4 4 4-4 4" />
    <path d="M20 16H5m4-4-4 4 4 4" />
  </Icon>
);
export const BranchIcon = () => (
  <Icon size={28}>
    <circle cx="6" cy="12" r="2" />
    <circle cx="18" cy="5" r="2" />
    <circle cx="18" cy="19" r="2" />
    <path d="M8 12c5 0 3-7 8-7M8 12c5 0 3 7 8 7" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const ThemeIcon = () => (
  <Icon size={15}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" />
  </Icon>
);
export const SearchIcon = () => (
  <Icon size={15}>
    <circle cx="10.5" cy="10.5" r="6.5" strokeWidth="2" />
    <path d="m15.5 15.5 5 5" strokeWidth="2" />
  </Icon>
);
export const NetworkIcon = () => (
  <Icon size={20}>
    <path
      d={
        'M14 21v-8h3l.5-3.5H14V7.5c0-1.1.5-2 2-2h1.5V2.400C17 2.300 16 2.200 15 2.200c-2.700 0-4.5 1.600-4.5 ' +
        '4.600v2.700h-3V13h3v8'
      }
    />
  </Icon>
);
export const MicroblogIcon = () => (
  <Icon size={20}>
    <path d="M4 5h16v11H10l-4 4v-4H4Z" />
    <path d="M8 9h8M8 12h5" />
  </Icon>
);
export const ProfessionalIcon = () => (
  <Icon size={20}>
    <rect x="3" y="8" width="18" height="12" rx="1.5" />
    <path d="M9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M3 13h18" />
  </Icon>
);
export const PlayIcon = () => (
  <Icon size={28}>
    <path d="M8 5v14l11-7Z" fill="currentColor" />
  </Icon>
);
export const PauseIcon = () => (
  <Icon size={28}>
    <path d="M8.5 5v14M15.5 5v14" strokeWidth="3.5" />
  </Icon>
);
export const SoundIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" fill="currentColor" />
    <path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
  </Icon>
);
export const MutedIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" fill="currentColor" />
    <path d="m16 9.5 5 5m0-5-5 5" />
  </Icon>
);

/** The mark: a compass rose, as on an atlas's first page. */
export function Compass() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <circle cx="15" cy="15" r="13.5" fill="none" stroke="var(--logo, var(--brand))" strokeWidth="2" />
      <path
        d="M15 4.5 17.600 12.400 25.5 15 17.600 17.600 15 25.5 12.400 17.600 4.5 15 12.400 12.400Z"
        fill="var(--brass)"
      />
      <path d="M15 1.5v27M1.5 15h27" stroke="var(--logo, var(--brand))" strokeWidth=".8" />
    </svg>
  );
}
