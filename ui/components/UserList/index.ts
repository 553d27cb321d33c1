export { UserList, type UserListEntry, type UserListProps } from './UserList';
