import { create } from 'zustand';

/** How long the mark takes to leave the overlay, in milliseconds. */
export const markLeaves = 160;

/** Whether the mark is on its overlay; without framer-motion it always is. */
export const useMarkStore = create(() => ({ shown: false }));
