/** Event of the window when the overlay covers the page, because another one is coming. */
export const leaveEvent = 'site:leave';
