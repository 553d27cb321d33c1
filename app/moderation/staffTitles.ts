/** Titles of pages for staff, for links on other pages, and an item of a member's menu. */
export const staffTitles = {
  record: 'Member record',
  roles: 'Roles',
  audit: 'Audit log',
  recent: 'Written in the last day',
  remove: 'Remove...',
} as const;
