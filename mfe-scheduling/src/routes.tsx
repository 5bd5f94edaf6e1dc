import { lazyScreen, NotFound } from '@portfolio/remote-kit';
import { Route, Routes } from 'react-router-dom';
import { AdministratorsOnly } from './shared/company/administrators-only.tsx';
import { PlannerLayout } from './layout/planner-layout.tsx';
import { editAddresses, paths } from './paths.ts';

const AccountLog = lazyScreen(() => import('./company/audit-log/account-log.tsx'), 'AccountLog');
const Coverage = lazyScreen(() => import('./planner/demand/coverage.tsx'), 'Coverage');
const Fill = lazyScreen(() => import('./planner/plans/fill.tsx'), 'Fill');
const OpenShifts = lazyScreen(() => import('./planner/open-shifts/open-shifts.tsx'), 'OpenShifts');
const Offers = lazyScreen(() => import('./planner/offers/offers.tsx'), 'Offers');
const Messages = lazyScreen(() => import('./planner/threads/messages.tsx'), 'Messages');
const TimeOff = lazyScreen(() => import('./people/time-off/time-off.tsx'), 'TimeOff');
const TimeOffTypes = lazyScreen(() => import('./people/time-off/types.tsx'), 'TimeOffTypes');
const Posts = lazyScreen(() => import('./planner/posts/posts.tsx'), 'Posts');
const NewPost = lazyScreen(() => import('./planner/posts/post-editor.tsx'), 'NewPost');
const PostEditor = lazyScreen(() => import('./planner/posts/post-editor.tsx'), 'PostEditor');
const Rotations = lazyScreen(() => import('./planner/rotations/rotations.tsx'), 'Rotations');
const NewRotation = lazyScreen(() => import('./planner/rotations/rotation-editor.tsx'), 'NewRotation');
const RotationEditor = lazyScreen(() => import('./planner/rotations/rotation-editor.tsx'), 'RotationEditor');
const Clients = lazyScreen(() => import('./clients/clients.tsx'), 'Clients');
const ClientDetail = lazyScreen(() => import('./clients/client-detail.tsx'), 'ClientDetail');
const ClientEditor = lazyScreen(() => import('./clients/client-editor.tsx'), 'ClientEditor');
const CompanyLog = lazyScreen(() => import('./company/audit-log/company-log.tsx'), 'CompanyLog');
const CompanySettings = lazyScreen(() => import('./company/settings/company-settings.tsx'), 'CompanySettings');
const Dashboard = lazyScreen(() => import('./dashboard/dashboard.tsx'), 'Dashboard');
const EmployeeDetail = lazyScreen(() => import('./people/employees/employee-detail.tsx'), 'EmployeeDetail');
const EmployeeEditor = lazyScreen(() => import('./people/employees/employee-editor.tsx'), 'EmployeeEditor');
const Employees = lazyScreen(() => import('./people/employees/employees.tsx'), 'Employees');
const Import = lazyScreen(() => import('./imports/import.tsx'), 'Import');
const Invite = lazyScreen(() => import('./people/employees/invite.tsx'), 'Invite');
const AdminInvite = lazyScreen(() => import('./people/registration/admin-invite.tsx'), 'AdminInvite');
const AdminRegister = lazyScreen(() => import('./people/registration/admin-register.tsx'), 'AdminRegister');
const EmployeeRegister = lazyScreen(() => import('./people/registration/employee-register.tsx'), 'EmployeeRegister');
const EditShift = lazyScreen(() => import('./shifts/shift-editor.tsx'), 'EditShift');
const NewShift = lazyScreen(() => import('./shifts/shift-editor.tsx'), 'NewShift');
const Payroll = lazyScreen(() => import('./pay/payroll/payroll.tsx'), 'Payroll');
const PayrollPeriod = lazyScreen(() => import('./pay/payroll/payroll-period.tsx'), 'PayrollPeriod');
const Qualifications = lazyScreen(() => import('./people/qualifications/qualifications.tsx'), 'Qualifications');
const Licenses = lazyScreen(() => import('./people/licenses/licenses.tsx'), 'Licenses');
const Scheduler = lazyScreen(() => import('./planner/scheduler.tsx'), 'Scheduler');
const ShiftArea = lazyScreen(() => import('./shifts/shift-area.tsx'), 'ShiftArea');
const ShiftDetail = lazyScreen(() => import('./shifts/shift-detail.tsx'), 'ShiftDetail');
const Timesheets = lazyScreen(() => import('./pay/timesheets/timesheets.tsx'), 'Timesheets');
const Users = lazyScreen(() => import('./people/users/users.tsx'), 'Users');

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route element={<PlannerLayout />}>
      <Route path={paths.dashboard} element={<Dashboard />} />
      <Route path={paths.adminInvite} element={<AdminInvite />} />
      <Route path={paths.users} element={<Users />} />
      <Route path={paths.accountActivity} element={<AccountLog />} />
      <Route element={<AdministratorsOnly />}>
        <Route path={paths.scheduler} element={<Scheduler />} />
        <Route path={paths.coverage} element={<Coverage />} />
        <Route path={paths.fill} element={<Fill />} />
        <Route path={paths.openShifts} element={<OpenShifts />} />
        <Route path={paths.offers} element={<Offers />} />
        <Route path={paths.messages} element={<Messages />} />
        <Route path={paths.timeOff} element={<TimeOff />} />
        <Route path={paths.timeOffTypes} element={<TimeOffTypes />} />
        <Route path={paths.posts} element={<Posts />} />
        <Route path={paths.newPost} element={<NewPost />} />
        <Route path={paths.post} element={<PostEditor />} />
        <Route path={paths.rotations} element={<Rotations />} />
        <Route path={paths.newRotation} element={<NewRotation />} />
        <Route path={paths.rotation} element={<RotationEditor />} />
        <Route path={paths.clients} element={<Clients />} />
        <Route path={paths.newClient} element={<ClientEditor />} />
        <Route path={paths.client} element={<ClientDetail />} />
        {editAddresses.client.map((path) => (
          <Route key={path} path={path} element={<ClientEditor />} />
        ))}
        <Route path={paths.employees} element={<Employees />} />
        <Route path={paths.inviteEmployee} element={<Invite />} />
        <Route path={paths.newEmployee} element={<EmployeeEditor />} />
        <Route path={paths.employee} element={<EmployeeDetail />} />
        {editAddresses.employee.map((path) => (
          <Route key={path} path={path} element={<EmployeeEditor />} />
        ))}
        <Route path={paths.qualifications} element={<Qualifications />} />
        <Route path={paths.licenses} element={<Licenses />} />
        <Route path={paths.shifts} element={<ShiftArea />}>
          <Route path={paths.newShift} element={<NewShift />} />
          <Route path={paths.editShift} element={<EditShift />} />
          <Route path={paths.shift} element={<ShiftDetail />} />
        </Route>
        <Route path={paths.import} element={<Import />} />
        <Route path={paths.settings} element={<CompanySettings />} />
        <Route path={paths.activity} element={<CompanyLog />} />
        <Route path={paths.timesheets} element={<Timesheets />} />
        <Route path={paths.payroll} element={<Payroll />} />
        <Route path={paths.payrollPeriod} element={<PayrollPeriod />} />
      </Route>
    </Route>
    <Route path={paths.adminRegister} element={<AdminRegister />} />
    <Route path={paths.employeeRegister} element={<EmployeeRegister />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
