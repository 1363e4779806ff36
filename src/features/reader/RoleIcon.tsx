import type { Role } from '../../../story/turn';

const SHAPES: Readonly<Record<Role, string>> = {
  // A quill for who tells, a traveller with a staff for who acts.
  model: 'M20 3c-6 .5-11 4.5-13 11l-3 7 1.2.5 2-4.3C13 17.500 18.500 13 20 3Z',
  user: 'M10 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM5 21c0-6 1.500-10 5-10s5 4 5 10ZM17.500 5h1.500v16h-1.500Z',
};

/** Says with a shape who speaks; the words beside it say the same. */
export const RoleIcon = ({ role }: { role: Role }) => (
  <svg viewBox="0 0 24 24" width="1.15em" height="1.15em" fill="currentColor" aria-hidden>
    <path d={SHAPES[role]} />
  </svg>
);
