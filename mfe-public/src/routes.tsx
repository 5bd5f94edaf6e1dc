import { NotFound } from '@portfolio/remote-kit';
import { Route, Routes } from 'react-router-dom';
import { Home } from './home/home.tsx';

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route path="/" element={<Home />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
