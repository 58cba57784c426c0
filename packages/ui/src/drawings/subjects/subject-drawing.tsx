import { industryKeys, type IndustryKey } from '@northgate/site/paths';
import type { SvgDrawingProps } from '../svg-drawing.js';
import { IndustryMotif } from '../motifs/industry-motif.js';
import Cctv from './cctv.svg';
import Cybersecurity from './cybersecurity.svg';
import Debate from './debate.svg';
import Infrastructure from './infrastructure.svg';
import Models from './models.svg';
import RedTeaming from './red-teaming.svg';
import Studio from './studio.svg';

const subjects = {
  infrastructure: Infrastructure,
  debate: Debate,
  models: Models,
  studio: Studio,
  cctv: Cctv,
  cybersecurity: Cybersecurity,
  'red-teaming': RedTeaming,
};

/** Names that have a drawing: the icon names of navigation. */
export type SubjectName = keyof typeof subjects | IndustryKey;

interface SubjectDrawingProps extends SvgDrawingProps {
  name: SubjectName | (string & {});
  /** When its lettering shows; below about 260 px of width the letters are too small to read. */
  labels?: 'always' | 'wide-screens' | 'never';
}

const lettering = { always: '', 'wide-screens': 'lw', never: 'ln' };

const isIndustry = (name: string): name is IndustryKey => industryKeys.some((key) => key === name);

/** The drawing with that name, or nothing when no drawing has it. */
export function SubjectDrawing({ name, labels = 'always', className = '', placement }: SubjectDrawingProps) {
  const props = { className: `${lettering[labels]} ${className}`.trim(), placement };
  if (isIndustry(name)) return <IndustryMotif industry={name} {...props} />;
  if (!Object.hasOwn(subjects, name)) return null;
  const Subject = subjects[name as keyof typeof subjects];
  return <Subject {...props} />;
}
