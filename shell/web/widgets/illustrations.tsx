import { notFoundIllustration } from './not-found-illustration.tsx';

/** Line drawings of empty states, 120 x 90, with an accent in the color of the brand. */
export const illustrations = {
  list: (
    <>
      <rect className="soft" x="30" y="14" width="66" height="66" rx="8" />
      <rect x="24" y="8" width="66" height="66" rx="8" />
      <path d="M52 27h26M52 41h26M52 55h16" />
      <path className="accent" d="m34 26 3 3 6-6m-9 17 3 3 6-6" />
      <circle cx="38" cy="56" r="3.5" />
    </>
  ),
  people: (
    <>
      <circle className="soft" cx="66" cy="46" r="36" />
      <circle className="accent" cx="54" cy="32" r="12" />
      <path className="accent" d="M30 72c2-14 12-22 24-22s22 8 24 22" />
      <path d="M76 22a11 11 0 0 1 0 21m8 10c8 3 12 9 13 18" />
    </>
  ),
  weights: (
    <>
      <rect className="soft" x="26" y="26" width="74" height="44" rx="10" />
      <path d="M36 45h48" />
      <rect className="accent" x="22" y="27" width="10" height="36" rx="3" />
      <rect className="accent" x="88" y="27" width="10" height="36" rx="3" />
      <path d="M14 36v18M106 36v18" />
    </>
  ),
  calendar: (
    <>
      <rect className="soft" x="32" y="20" width="64" height="60" rx="8" />
      <rect x="26" y="14" width="64" height="60" rx="8" />
      <path d="M26 32h64M42 8v12m32-12v12M40 46h6m10 0h6m10 0h6M40 60h6" />
      <path className="accent" d="m57 60 4 4 9-9" />
    </>
  ),
  search: (
    <>
      <circle className="soft" cx="58" cy="46" r="32" />
      <circle cx="54" cy="40" r="22" />
      <path className="accent" d="m71 57 17 17" />
      <path d="M45 36c1-5 5-8 9-8" />
    </>
  ),
  lost: notFoundIllustration,
} as const;

export type IllustrationName = keyof typeof illustrations;
