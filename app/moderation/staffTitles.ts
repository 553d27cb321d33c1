/** Titles of pages for staff, for links on other pages. */
export const staffTitles = {
  record: 'Member record',
  roles: 'Roles',
  audit: 'Audit log',
  recent: 'Written in the last day',
} as const;
