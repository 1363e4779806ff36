import { Route, Routes } from 'react-router-dom';
import { MainScreen } from './screen/MainScreen';

/** Every pattern shows the same main screen. */
const PATTERNS = [
  ':docid/:chapter/:page/:turn',
  ':docid/:chapter/:page',
  ':docid/:chapter',
  ':docid',
  '',
  '*',
];

export const AppRoutes = () => (
  <Routes>
    {PATTERNS.map((path) => (
      <Route key={path} path={path} element={<MainScreen />} />
    ))}
  </Routes>
);
