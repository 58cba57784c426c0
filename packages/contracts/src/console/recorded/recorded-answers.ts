import { framePlaces, recordedFrame } from './frame.js';
import { leadPlaces, recordedLeads } from './leads.js';
import { postPlaces, recordedPosts } from './posts.js';
import { questionPlaces, recordedQuestions } from './questions.js';

/** Answers to what the console reads, by address without its query: what a console is looked at with where no site runs. */
export const recordedAnswers: Readonly<Record<string, unknown>> = {
  ...recordedFrame,
  ...recordedLeads,
  ...recordedPosts,
  ...recordedQuestions,
};

const placesOf: Readonly<Record<string, string[]>> = {
  leads: leadPlaces,
  posts: postPlaces,
  questions: questionPlaces,
};

/** Where a panel is looked at over these answers: its list and, where it has one, what opens from it. */
export const placesOfPanel = (name: string): string[] => placesOf[name] ?? [`/${name}`];

/** Where the console itself is looked at. */
export const placesOfConsole: readonly string[] = framePlaces;
