export { NavBar, type NavBarProps, type ZoneLink } from './NavBar';
