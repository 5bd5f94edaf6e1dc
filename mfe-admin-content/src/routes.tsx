import { NotFound } from '@portfolio/remote-kit';
import { Route, Routes } from 'react-router-dom';
import { AdminLayout } from './layout/admin-layout.tsx';
import { Projects } from './projects/projects.tsx';

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route element={<AdminLayout />}>
      <Route path="/admin/projects" element={<Projects />} />
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
