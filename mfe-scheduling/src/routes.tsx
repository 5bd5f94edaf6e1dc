import { NotFound } from '@portfolio/remote-kit';
import { Route, Routes } from 'react-router-dom';
import { Dashboard } from './dashboard/dashboard.tsx';
import { PlannerLayout } from './layout/planner-layout.tsx';
import { paths } from './paths.ts';

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route element={<PlannerLayout />}>
      <Route path={paths.dashboard} element={<Dashboard />} />
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
