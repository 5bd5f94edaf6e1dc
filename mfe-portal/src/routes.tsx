import { Navigate, Route, Routes } from 'react-router-dom';
import { PortalLayout } from './layout/portal-layout.tsx';
import { Shifts } from './shifts/shifts.tsx';

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route path="/planner/employee-portal" element={<PortalLayout />}>
      <Route index element={<Shifts />} />
      {/* scheduling.md §2: unknown sub-paths redirect to the index. */}
      <Route path="*" element={<Navigate to="/planner/employee-portal" replace />} />
    </Route>
  </Routes>
);
