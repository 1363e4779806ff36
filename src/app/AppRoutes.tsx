import { Route, Routes } from 'react-router-dom';
import { MainScreen } from './screen/MainScreen';

/** Every address shows the same main screen; what fits no pattern is left to it as well. */
export const AppRoutes = () => (
  <Routes>
    <Route path=":docid?/:chapter?/:page?/:turn?" element={<MainScreen />} />
    <Route path="*" element={<MainScreen />} />
  </Routes>
);
