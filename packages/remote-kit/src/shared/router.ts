/**
 * What the page shares of react-router-dom. Shared modules are not tree-shaken, so this list is what visitors pay for; the build of a
 * remote names what it uses beyond it.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  UNSAFE_createBrowserHistory,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
