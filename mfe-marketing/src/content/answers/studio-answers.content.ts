import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import type { Brand } from '@northgate/site/brand';
import { entryWith } from '@northgate/site/entry-with';
import { lowerFirst } from '@northgate/site/sentences';
import { closing, crafts, hero, platformSheet } from '../studio.content';

const craft = (drawing: (typeof crafts)[number]['drawing']) => entryWith(crafts, 'drawing', drawing);

export const studioAnswers = ({ product }: Brand): PageAnswer[] => [
  answered(
    [
      'What does the studio do?',
      'Who makes creative work with AI?',
      'media production',
      'creative services',
      'We need content for our campaign',
      'your creative department',
      `What is ${product.name} Studio?`,
      'What does the creative studio produce?',
      'Do you make videos, graphics and effects?',
      'Can you make content for our brand?',
    ],
    crafts.map(({ title, text }) => `${title}: ${lowerFirst(text)}`).join('\n'),
  ),
  answered(
    [
      'Do you make visual effects?',
      'Explosions, fire and crowds for a film',
      'Make a city burn without a real fire',
      'We need an explosion in our film',
      'CGI and animation',
      'monsters, armies and storms on screen',
      'special effects',
      'VFX, animation, crowds, sets and weather for film and games',
      'Dragons in a trailer without a budget for sets',
    ],
    `Yes, AI-driven VFX. ${craft('vfx').text}`,
    craft('vfx').title,
  ),
  answered(
    [
      'Do you do marketing and graphics?',
      'Design a flyer, banner or brochure',
      'pictures for our ads',
      'We need a new look',
      'artwork for a campaign',
      'adverts for Instagram',
      'Graphic design, social media posts, logo, poster and campaign pictures',
    ],
    `Yes, marketing and graphics. ${craft('graphics').text}`,
    craft('graphics').title,
  ),
  answered(
    [
      'Do you produce videos?',
      'a launch film by autumn',
      'Make a clip about our company',
      'image film',
      'training video or TV ad',
      'video for our website',
      'We want a commercial',
      'shoot a promo',
      'Advert, commercial, clip, TV spot, explainer or product launch film',
      'We need a film for our new product',
    ],
    `Yes, video production. ${craft('video').text}`,
    craft('video').title,
  ),
  answered(
    [
      'What is vibe coding, and what do you distribute?',
      'How do I get users for my app?',
      'launch my app',
      'I built something with AI and need customers',
      'bring my program to the market',
      'I coded an app with AI, can you bring it to people?',
      'Can you promote the app I built?',
      'Nobody knows the app I made over the weekend',
    ],
    `“${hero.title}”: ${lowerFirst(hero.lead)}`,
  ),
  answered(
    [
      'How do I start a creative project?',
      'I have an idea for a video, what now?',
      'What do you need for a video?',
      'first step to a film',
      'start creating',
      'How do we begin with the studio?',
      'Who do I talk to about a clip?',
      'What do you need from me to start?',
    ],
    `${closing.lead} “${closing.action.label}” on the page leads to the contact form.`,
    closing.title,
  ),
  answered(
    [
      'Is the work done by AI or by people?',
      'Are there real artists?',
      'human or machine made pictures',
      'Who directs and cuts the films?',
    ],
    `AI draws, people direct: ${lowerFirst(craft('video').text)}`,
    craft('video').title,
  ),
  answered(
    [
      'Can one layer change on the last day?',
      'We always want changes at the last minute',
      'corrections to a finished video',
      'Late changes to a shot',
    ],
    `Yes. ${craft('vfx').text.split('. ').at(-1)}`,
    craft('vfx').title,
  ),
  answered(
    [
      'What if we do not know what the film should say?',
      'We have no idea what to show',
      'help with the concept of the film',
      'Debate the brief before the film',
    ],
    platformSheet.text(product.name),
    platformSheet.title,
  ),
];
