/** Titles of staff pages and of a member menu item, for links on other pages. */
export const staffTitles = {
  /** Of the links to these pages. */
  links: 'Moderation',
  reports: 'Reports',
  signUps: 'New members',
  record: 'Member record',
  roles: 'Roles',
  audit: 'Audit log',
  networks: 'Closed networks',
  recent: 'Written in the last day',
  remove: 'Remove…',
} as const;
