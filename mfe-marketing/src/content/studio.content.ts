import type { Brand } from '@northgate/site/brand';
import { paths } from '@northgate/site/paths';

/** One of the studio's crafts; `drawing` names the picture on its sheet. */
export interface StudioCraft {
  drawing: 'vfx' | 'graphics' | 'video';
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
