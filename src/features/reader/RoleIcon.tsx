import type { Role } from '../../../story/turn';

const SHAPES: Readonly<Record<Role, string>> = {
  // A quill for who tells, a figure for who acts.
  model: 'M20 3c-6 .5-11 4.5-13 11l-3 7 1.2.5 2-4.3C13 17.5 18.5 13 20 3Z',
  user: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7Z',
};

/** Says with a shape who speaks; the words beside it say the same. */
export const RoleIcon = ({ role }: { role: Role }) => (
  <svg viewBox="0 0 24 24" width="1.15em" height="1.15em" fill="currentColor" aria-hidden>
    <path d={SHAPES[role]} />
  </svg>
);
