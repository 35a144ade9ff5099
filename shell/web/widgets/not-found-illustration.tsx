/**
 * The illustration of the page "not found". It is a separate module, because it is part of the first chunk and the
 * other illustrations are not.
 */
export const notFoundIllustration = (
  <>
    <rect className="soft" x="24" y="30" width="74" height="42" rx="10" />
    <path d="M60 82V14m0 6h28l8 8-8 8H60M60 42H34l-8 8 8 8h26" />
    <path className="accent" d="M44 82h32" />
  </>
);
