import { Drawing } from '@northgate/ui/drawings/drawing';
import { dots } from '@northgate/ui/drawings/geometry';
import { Path } from '@northgate/ui/drawings/pen';

/** Crowd build-up: six heads, three of them past the limit. */
export const CrowdSymbol = ({ className = '' }: { className?: string }) => (
  <Drawing width={48} height={48} className={`sym ${className}`.trim()}>
    <Path
      d={dots(
        [
          [14, 16],
          [24, 12],
          [34, 16],
        ],
        4,
      )}
    />
    <Path
      d={dots(
        [
          [18, 26],
          [30, 26],
          [24, 36],
        ],
        4,
      )}
      mark="sfill"
    />
  </Drawing>
);
