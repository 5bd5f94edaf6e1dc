import { NotFound } from '@portfolio/remote-kit';
import { Route, Routes } from 'react-router-dom';
import { Shifts } from './shifts/shifts.tsx';

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route path="/planner/employee-portal" element={<Shifts />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
