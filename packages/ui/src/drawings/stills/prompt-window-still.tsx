import { promptTrace } from '../covers/prompt-trace.js';
import { Drawing } from '../drawing.js';
import { Path, Rect } from '../pen.js';

const trace = promptTrace(900, 470);

/** What shows until the red-teaming video does: a prompt window, 960 × 540, drawn for a Night surface. */
export const PromptWindowStill = ({ className = '' }: { className?: string }) => (
  <Drawing
    width={960}
    height={540}
    className={`still ${className}`.trim()}
    preserveAspectRatio="xMidYMid slice"
  >
    <Rect x={30} y={24} width={900} height={492} />
    <Path d="M30 56H930M48 34h12v12h-12zM70 34h12v12h-12z" />
    <g transform="translate(30 52)">
      <Path d={trace.plain} mark="ibar" />
      <Path d={trace.injected} mark="sbar" />
      <Path d={trace.links} mark="s w2" />
    </g>
  </Drawing>
);
