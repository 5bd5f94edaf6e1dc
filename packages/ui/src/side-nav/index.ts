export { NavGroup, NavItem, type NavItemProps } from './nav-item.tsx';
export { SideNavLayout, type SideNavLayoutProps } from './side-nav-layout.tsx';
