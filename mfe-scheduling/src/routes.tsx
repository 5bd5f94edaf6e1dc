import { NotFound } from '@portfolio/remote-kit';
import { Route, Routes } from 'react-router-dom';
import { Dashboard } from './dashboard/dashboard.tsx';
import { PlannerLayout } from './layout/planner-layout.tsx';
import { paths } from './paths.ts';
import { Users } from './users/users.tsx';

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route element={<PlannerLayout />}>
      <Route path={paths.dashboard} element={<Dashboard />} />
      <Route path={paths.users} element={<Users />} />
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
