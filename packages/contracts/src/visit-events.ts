/** Where a page says, as it is hidden, what was done on it. */
export const visitPath = '/api/visits';

/** What is counted of visits. `view` is a page that came alive; the others are what analytics are told too, and the use of forms and calculators. */
export const visitEvents = [
  'view',
  'form_start',
  'form_submission',
  'form_error',
  'calendar_open',
  'roi_start',
  'roi_ask',
  'readiness_start',
  'readiness_ask',
  'view_globe_popup',
  'dismiss_globe_popup',
  'solution_click',
  'view_blog_page',
  'view_blog_post',
  'blog_post_click',
  'blog_refresh_click',
  'blog_share',
  'blog_share_copy',
  'blog_cta_click',
  'blog_contact_click',
] as const;
export type VisitEvent = (typeof visitEvents)[number];

/** How a visit came about, as far as it is noted: no address is. */
export const visitSources = ['direct', 'search', 'social', 'campaign', 'other'] as const;
export type VisitSource = (typeof visitSources)[number];

/** Most events that one report tells of. */
export const mostEvents = 40;
