import { lazyScreen, NotFound } from '@portfolio/remote-kit';
import { Route, Routes } from 'react-router-dom';
import { AdminLayout } from './layout/admin-layout.tsx';

const Dashboard = lazyScreen(() => import('./dashboard/dashboard.tsx'), 'Dashboard');
const Projects = lazyScreen(() => import('./projects/projects.tsx'), 'Projects');
const Demos = lazyScreen(() => import('./demos/demos.tsx'), 'Demos');
const Pages = lazyScreen(() => import('./pages/pages.tsx'), 'Pages');
const Sections = lazyScreen(() => import('./sections/sections.tsx'), 'Sections');
const Contact = lazyScreen(() => import('./contact/contact.tsx'), 'Contact');
const Blog = lazyScreen(() => import('./blog/blog.tsx'), 'Blog');
const Owner = lazyScreen(() => import('./owner/owner.tsx'), 'Owner');
const SystemStatus = lazyScreen(() => import('./system-status/system-status.tsx'), 'SystemStatus');

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route element={<AdminLayout />}>
      <Route path="/admin" element={<Dashboard />} />
      <Route path="/admin/projects" element={<Projects />} />
      <Route path="/admin/mobile-demos" element={<Demos />} />
      <Route path="/admin/pages" element={<Pages />} />
      <Route path="/admin/pages/sections/:id" element={<Sections />} />
      <Route path="/admin/contact" element={<Contact />} />
      <Route path="/admin/blog" element={<Blog />} />
      <Route path="/admin/owner" element={<Owner />} />
      <Route path="/admin/status" element={<SystemStatus />} />
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
