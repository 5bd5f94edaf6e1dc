/**
 * What the page shares of react-router-dom. Shared modules are not tree-shaken, so this list is what visitors pay for; the build of a
 * remote names what it uses beyond it.
 */
export {
  BrowserRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useOutletContext,
  useParams,
  useSearchParams,
} from 'react-router-dom';
