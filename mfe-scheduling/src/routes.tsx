import { NotFound } from '@portfolio/remote-kit';
import { Route, Routes } from 'react-router-dom';
import { Dashboard } from './dashboard/dashboard.tsx';

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route path="/admin/planner" element={<Dashboard />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
