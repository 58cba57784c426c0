import type { Brand } from '@northgate/site/brand';
import { paths } from '@northgate/site/paths';

/** One of the studio's crafts; `drawing` names the picture on its sheet. */
export interface StudioCraft {
  drawing: 'vfx' | 'graphics' | 'video';
  title: string;
  text: string;
}

/** A frame made for the page; a `night` one wears the Night palette. */
export interface StudioSample {
  drawing: 'extension' | 'poster' | 'rain';
  label: string;
  title: string;
  text: string;
  night?: boolean;
}

/** One shot of the reel. */
export interface StudioShot {
  drawing: 'kite' | 'street' | 'rain' | 'card';
  name: string;
}

/** One state of a shot on its way. */
export interface StudioStep {
  drawing: 'brief' | 'board' | 'keys' | 'frames' | 'formats';
  title: string;
  text: string;
}

export const hero = {
  title: 'You Vibe Code, We Distribute',
  lead: 'You build the thing in an afternoon. We make the effects, the artwork and the films that carry it to people. AI draws, people direct.',
  action: { label: 'Start Creating', path: paths.contact },
};

export const crafts = [
  {
    drawing: 'vfx',
    title: 'AI-driven VFX',
    text: 'Sets that were never built, weather that never came, a crowd of people who stayed at home. Generated in layers, so one layer can change on the last day without the shot.',
  },
  {
    drawing: 'graphics',
    title: 'Marketing and graphics',
    text: 'One idea, drawn once, then set again for every format it has to live in.',
  },
  {
    drawing: 'video',
    title: 'Video production',
    text: 'Script, storyboard, edit and sound. AI draws the frames between; the cut is made by hand.',
  },
] satisfies StudioCraft[];

export const samples = {
  title: 'Three frames, made for this page.',
  items: [
    {
      drawing: 'extension',
      label: 'Sample 1, AI-driven VFX',
      title: 'A street with one shop in it',
      text: 'The shop front was built and the light was real. The floors above it, the clock and the neighbours were drawn, tracked to four points on the wall.',
    },
    {
      drawing: 'poster',
      label: 'Sample 2, marketing and graphics',
      title: 'A poster for a day with wind',
      text: 'Five inks and one line of copy. The kite is a layer of its own, so it can fly out of the frame when the poster becomes a film.',
    },
    {
      drawing: 'rain',
      label: 'Sample 3, video production',
      title: 'Rain on a dry evening',
      text: 'Nobody got wet. The rain, the rings in the puddles and nothing else were drawn into the shot.',
      night: true,
    },
  ] satisfies StudioSample[],
};

export const reel = {
  title: 'Twelve seconds of it moving.',
  lead: 'The same kite, street and rain, cut to a reel. Drawn for this page; no client paid for it.',
  described:
    'A reel of four drawn shots: a kite over rooftops, a street in three layers, a person in the rain, and a title card.',
  pause: 'Pause the reel',
  shots: [
    { drawing: 'kite', name: 'Kite' },
    { drawing: 'street', name: 'Street' },
    { drawing: 'rain', name: 'Rain' },
    { drawing: 'card', name: 'Title' },
  ] satisfies StudioShot[],
};

export const process = {
  title: 'One shot, five states.',
  steps: [
    {
      drawing: 'brief',
      title: 'Brief',
      text: 'We look for the one sentence the film has to get across, and mark it.',
    },
    { drawing: 'board', title: 'Board', text: 'Models sketch many boards. A director keeps one.' },
    { drawing: 'keys', title: 'Keys', text: 'The poses that carry the movement are drawn and agreed first.' },
    { drawing: 'frames', title: 'Frames', text: 'AI draws what lies between, in layers that stay apart.' },
    {
      drawing: 'formats',
      title: 'Formats',
      text: 'Cut by hand, then set for every screen it has to live on.',
    },
  ] satisfies StudioStep[],
};

export const platformSheet = {
  title: 'Argue about it first',
  text: (product: string) =>
    `Not sure what the film should say? Put the brief to ${product}. Its agents debate it before anybody draws a frame.`,
  action: 'Explore AI Platform',
  path: (brand: Brand) => paths.platform(brand),
};

export const closing = {
  title: 'Show us the rough cut.',
  lead: 'A prototype, a sketch or a folder of prompts will do.',
  action: { label: 'Start Your Project', path: paths.contact },
};
