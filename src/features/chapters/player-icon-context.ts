import { createContext } from 'react';

/** The name of the picture that stands for whose story this is; '' where none is known. */
export const PlayerIconContext = createContext('');
