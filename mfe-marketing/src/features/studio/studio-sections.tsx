import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { late } from '@northgate/ui/composition/late';
import { closing, crafts, hero, platformSheet, process, reel, samples } from '../../content/studio.content';
import { DebateSeats } from '../../lib/debate-seats';
import { PauseMotion } from '../../lib/pause-motion';
import { TitledText } from '../../lib/titled-text';
import closingStyles from './closing-section.module.css';
import craftsStyles from './crafts-section.module.css';
import Graphics from './drawings/graphics.svg';
import StudioPlate from './drawings/plate.svg';
import Board from './drawings/process-board.svg';
import Brief from './drawings/process-brief.svg';
import Formats from './drawings/process-formats.svg';
import Frames from './drawings/process-frames.svg';
import Keys from './drawings/process-keys.svg';
import Extension from './drawings/sample-extension.svg';
import Poster from './drawings/sample-poster.svg';
import Rain from './drawings/sample-rain.svg';
import Vfx from './drawings/vfx.svg';
import Video from './drawings/video.svg';
import heroStyles from './hero-section.module.css';
import processStyles from './process-section.module.css';
import { ReelDrawing } from './reel-drawing';
import reelStyles from './reel-section.module.css';
import samplesStyles from './samples-section.module.css';

/** What each craft makes. */
const craftDrawings = { vfx: <Vfx />, graphics: <Graphics />, video: <Video /> };

/** The sample frames. */
const sampleDrawings = { extension: <Extension />, poster: <Poster />, rain: <Rain /> };

/** The same shot at each step of its way. */
const processDrawings = {
  brief: <Brief />,
  board: <Board />,
  keys: <Keys />,
  frames: <Frames />,
  formats: <Formats />,
};

/** Everything below the hero. */
export const StudioSections = () => (
  <>
    <CraftsSection />
    <SamplesSection />
    <ReelSection />
    <ProcessSection />
    <ClosingSection />
  </>
);

/** What the studio makes, one sheet each, and the sheet that leads to the platform. */
function CraftsSection() {
  const { brand } = frame();
  return (
    <section className={craftsStyles.sheets}>
      {crafts.map(({ drawing, title, text }) => (
        <div key={drawing} className={craftsStyles.sheet}>
          <div className={craftsStyles.picture}>{craftDrawings[drawing]}</div>
          <SheetText title={title} text={text} />
        </div>
      ))}
      <div className={craftsStyles.sheet}>
        <div className={craftsStyles.table}>
          <DebateSeats taken={[0, 1, 2, 3, 4]} />
        </div>
        <SheetText title={platformSheet.title} text={platformSheet.text(brand.product.name)} />
        <ButtonLink href={platformSheet.path(brand)} variant="outline">
          {platformSheet.action}
        </ButtonLink>
      </div>
    </section>
  );
}

const SheetText = (words: { title: string; text: string }) => (
  <TitledText
    as="h2"
    look="h2"
    {...words}
    titleClass={craftsStyles.title}
    textLook="lead"
    textClass={craftsStyles.text}
  />
);

/** Three frames made for this page, each beside what was filmed in it and what was drawn. */
const SamplesSection = () => (
  <section {...late} className={samplesStyles.samples}>
    <Text as="h2" look="display" className={samplesStyles.title}>
      {samples.title}
    </Text>
    {samples.items.map(({ drawing, label, title, text, night }) => (
      <figure key={drawing} className={samplesStyles.sample}>
        <div className={samplesStyles.frame} data-palette={night ? 'night' : undefined}>
          {sampleDrawings[drawing]}
        </div>
        <figcaption className={samplesStyles.words}>
          <Text look="label" tone="quiet">
            {label}
          </Text>
          <TitledText title={title} text={text} />
        </figcaption>
      </figure>
    ))}
  </section>
);

/** The way of one shot: the same picture in five states. */
const ProcessSection = () => (
  <section {...late} className={processStyles.process}>
    <Text as="h2" look="h2" className={processStyles.title}>
      {process.title}
    </Text>
    <ol className={processStyles.steps}>
      {process.steps.map(({ drawing, title, text }) => (
        <li key={drawing} className={processStyles.step}>
          {processDrawings[drawing]}
          <div>
            <TitledText title={title} text={text} textLook="sm" textClass={processStyles.text} />
          </div>
        </li>
      ))}
    </ol>
  </section>
);

/** Four shots, cut one after the other while it is seen; with less motion they stand beside each other. */
const ReelSection = () => (
  <section {...late} className={reelStyles.reel}>
    <div className={reelStyles.head}>
      <TitledText
        as="h2"
        look="h2"
        title={reel.title}
        titleClass={reelStyles.title}
        text={reel.lead}
        textLook="lead"
        textClass={reelStyles.lead}
      />
    </div>
    <div className={reelStyles.film}>
      <div role="img" aria-label={reel.described} data-palette="night" className={reelStyles.screen}>
        {reel.shots.map(({ drawing }) => (
          <div key={drawing} className={reelStyles.shot}>
            <ReelDrawing shot={drawing} />
          </div>
        ))}
      </div>
      <ol className={reelStyles.track}>
        {reel.shots.map(({ drawing, name }) => (
          <li key={drawing}>{name}</li>
        ))}
      </ol>
    </div>
    <PauseMotion label={reel.pause} lasting />
  </section>
);

/** The last word of the page: what to bring, and where. */
const ClosingSection = () => (
  <section className={closingStyles.closing}>
    <Text as="h2" look="display" className={closingStyles.title}>
      {closing.title}
    </Text>
    <div className={closingStyles.foot}>
      <Text look="lead">{closing.lead}</Text>
      <ButtonLink href={closing.action.path}>{closing.action.label}</ButtonLink>
    </div>
  </section>
);

/** The title in the largest type of the site, and a strip of film under it. */
export const HeroSection = () => (
  <section className={heroStyles.hero}>
    <div className={heroStyles.words}>
      <Text as="h1" look="display" className={heroStyles.title}>
        {hero.title}
      </Text>
    </div>
    <div className={heroStyles.strip}>
      <StudioPlate />
    </div>
    <div className={heroStyles.words}>
      <div className={heroStyles.foot}>
        <Text look="lead" className={heroStyles.lead}>
          {hero.lead}
        </Text>
        <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
      </div>
    </div>
  </section>
);
