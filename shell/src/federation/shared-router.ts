/** What remotes may use of the router; the linter holds their imports against this list. */
export {
  Link,
  NavLink,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
