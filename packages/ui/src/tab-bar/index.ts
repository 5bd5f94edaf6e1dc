export { TabBarItem, TabBarLayout, type TabBarItemProps, type TabBarLayoutProps } from './tab-bar-layout.tsx';
