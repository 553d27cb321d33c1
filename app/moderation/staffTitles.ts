/** Titles of staff pages and of a member menu item, for links on other pages. */
export const staffTitles = {
  record: 'Member record',
  roles: 'Roles',
  audit: 'Audit log',
  recent: 'Written in the last day',
  remove: 'Remove…',
} as const;
