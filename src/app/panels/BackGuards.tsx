import { createContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { createBackGuards, type BackGuards } from './back-guards';

export const BackGuardsContext = createContext<BackGuards | null>(null);

/** Gives everything inside, the router above all, the back guards. They have to listen before the router does. */
export const BackGuardsProvider = ({ children }: { children: ReactNode }) => {
  const [guards] = useState(() => createBackGuards(window));
  return (
    <BackGuardsContext value={guards}>
      <Listening guards={guards} />
      {children}
    </BackGuardsContext>
  );
};

/** The first child: its layout effect runs before the router's, and listeners of a window are called in order. */
const Listening = ({ guards }: { guards: BackGuards }) => {
  useLayoutEffect(() => guards.listen(), [guards]);
  return null;
};
