import type { IconDrawing } from './icon-drawing';

// Drawings of Lucide 1.75.0, whose licence is in assets/LICENSE-lucide.txt. A string is the course of a path.

export const Activity: IconDrawing = [
  'M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2',
];

export const ArrowLeft: IconDrawing = ['m12 19-7-7 7-7', 'M19 12H5'];

export const ArrowRight: IconDrawing = ['M5 12h14', 'm12 5 7 7-7 7'];

export const ArrowUp: IconDrawing = ['m5 12 7-7 7 7', 'M12 19V5'];

export const ArrowUpRight: IconDrawing = ['M7 7h10v10', 'M7 17 17 7'];

export const Box: IconDrawing = [
  'M21 8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16Z',
  'm3.3 7 8.7 5 8.7-5',
  'M12 22V12',
];

export const BrainCircuit: IconDrawing = [
  'M12 13h4',
  'M12 18h6a2 2 0 012 2v1',
  'M12 8h8',
  'M12 9a4.17 4.17 0 01-3 4',
  'M16 8V5a2 2 0 012-2',
  'M6 18a4 4 0 01-2-7.465',
  'M6.004 5.125a4 4 0 00-2.526 5.77',
  'M6.294 6.294A3 3 0 1112 5v13a4 4 0 11-7.967-.518',
  ['circle', { cx: 16, cy: 13, r: 0.5, fill: 'currentColor' }],
  ['circle', { cx: 18, cy: 3, r: 0.5, fill: 'currentColor' }],
  ['circle', { cx: 20, cy: 21, r: 0.5, fill: 'currentColor' }],
  ['circle', { cx: 20, cy: 8, r: 0.5, fill: 'currentColor' }],
];

export const Calendar: IconDrawing = [
  'M8 2v3',
  'M16 2v3',
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 2 }],
  'M3 9h18',
];

export const Cctv: IconDrawing = [
  'M16.75 12h3.632a1 1 0 0 1 .894 1.447l-2.034 4.069a1 1 0 0 1-1.708.134l-2.124-2.97',
  'M17.106 9.053a1 1 0 0 1 .447 1.341l-3.106 6.211a1 1 0 0 1-1.342.447L3.61 12.3a2.92 2.92 0 0 1-1.3-3.91L3.69 5.6a2.92 2.92 0 0 1 3.92-1.3z',
  'M2 19h3.76a2 2 0 0 0 1.8-1.1L9 15',
  'M2 21v-4',
  'M7 9h.01',
];

export const Check: IconDrawing = ['M20 6 9 17l-5-5'];

export const ChevronDown: IconDrawing = ['m6 9 6 6 6-6'];

export const CircleAlert: IconDrawing = [
  ['circle', { cx: 12, cy: 12, r: 10 }],
  ['line', { x1: 12, x2: 12, y1: 8, y2: 12 }],
  ['line', { x1: 12, x2: 12.01, y1: 16, y2: 16 }],
];

export const CircleCheck: IconDrawing = [['circle', { cx: 12, cy: 12, r: 10 }], 'm16 9-5.5 5.5L8 12'];

export const CircleUser: IconDrawing = [
  ['circle', { cx: 12, cy: 12, r: 10 }],
  ['circle', { cx: 12, cy: 10, r: 3 }],
  'M7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662',
];

export const CircleX: IconDrawing = [['circle', { cx: 12, cy: 12, r: 10 }], 'm15 9-6 6', 'm9 9 6 6'];

export const FileText: IconDrawing = [
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
  'M14 2v5a1 1 0 0 0 1 1h5',
  'M10 9H8',
  'M16 13H8',
  'M16 17H8',
];

export const History: IconDrawing = [
  'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8',
  'M3 3v5h5',
  'M12 7v5l4 2',
];

export const Inbox: IconDrawing = [
  ['polyline', { points: '22 12 16 12 14 15 10 15 8 12 2 12' }],
  'M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
];

export const KeyRound: IconDrawing = [
  'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z',
  ['circle', { cx: 16.5, cy: 7.5, r: '.5', fill: 'currentColor' }],
];

export const Link: IconDrawing = [
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71',
  'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
];

export const Mail: IconDrawing = [
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
  ['rect', { x: 2, y: 4, width: 20, height: 16, rx: 2 }],
];

export const Menu: IconDrawing = ['M4 5h16', 'M4 12h16', 'M4 19h16'];

export const MessageCircle: IconDrawing = [
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
];

export const MessageCircleQuestion: IconDrawing = [
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
  'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5',
  'M12 17h.01',
];

export const Minus: IconDrawing = ['M5 12h14'];

export const Moon: IconDrawing = [
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
];

export const Pause: IconDrawing = [
  ['rect', { x: 14, y: 3, width: 5, height: 18, rx: 1 }],
  ['rect', { x: 5, y: 3, width: 5, height: 18, rx: 1 }],
];

export const Play: IconDrawing = [
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
];

export const Plus: IconDrawing = ['M5 12h14', 'M12 5v14'];

export const Printer: IconDrawing = [
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2',
  'M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6',
  ['rect', { x: 6, y: 14, width: 12, height: 8, rx: 1 }],
];

export const Puzzle: IconDrawing = [
  'M15.39 4.39a1 1 0 0 0 1.68-.474 2.5 2.5 0 1 1 3.014 3.015 1 1 0 0 0-.474 1.68l1.683 1.682a2.414 2.414 0 0 1 0 3.414L19.61 15.39a1 1 0 0 1-1.68-.474 2.5 2.5 0 1 0-3.014 3.015 1 1 0 0 1 .474 1.68l-1.683 1.682a2.414 2.414 0 0 1-3.414 0L8.61 19.61a1 1 0 0 0-1.68.474 2.5 2.5 0 1 1-3.014-3.015 1 1 0 0 0 .474-1.68l-1.683-1.682a2.414 2.414 0 0 1 0-3.414L4.39 8.61a1 1 0 0 1 1.68.474 2.5 2.5 0 1 0 3.014-3.015 1 1 0 0 1-.474-1.68l1.683-1.682a2.414 2.414 0 0 1 3.414 0z',
];

export const RefreshCw: IconDrawing = [
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8',
  'M21 3v5h-5',
  'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16',
  'M8 16H3v5',
];

export const Search: IconDrawing = ['m21 21-4.34-4.34', ['circle', { cx: 11, cy: 11, r: 8 }]];

export const Send: IconDrawing = [
  'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z',
  'm21.854 2.147-10.94 10.939',
];

export const Server: IconDrawing = [
  ['rect', { width: 20, height: 8, x: 2, y: 2, rx: 2, ry: 2 }],
  ['rect', { width: 20, height: 8, x: 2, y: 14, rx: 2, ry: 2 }],
  ['line', { x1: 6, x2: 6.01, y1: 6, y2: 6 }],
  ['line', { x1: 6, x2: 6.01, y1: 18, y2: 18 }],
];

export const Share2: IconDrawing = [
  ['circle', { cx: 18, cy: 5, r: 3 }],
  ['circle', { cx: 6, cy: 12, r: 3 }],
  ['circle', { cx: 18, cy: 19, r: 3 }],
  ['line', { x1: 8.59, x2: 15.42, y1: 13.51, y2: 17.49 }],
  ['line', { x1: 15.41, x2: 8.59, y1: 6.51, y2: 10.49 }],
];

export const Shield: IconDrawing = [
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
];

export const ShieldCheck: IconDrawing = [
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
  'm9 12 2 2 4-4',
];

export const Square: IconDrawing = [['rect', { width: 18, height: 18, x: 3, y: 3, rx: 2 }]];

export const Sun: IconDrawing = [
  ['circle', { cx: 12, cy: 12, r: 4 }],
  'M12 2v2',
  'M12 20v2',
  'm4.93 4.93 1.41 1.41',
  'm17.66 17.66 1.41 1.41',
  'M2 12h2',
  'M20 12h2',
  'm6.34 17.66-1.41 1.41',
  'm19.07 4.93-1.41 1.41',
];

export const TriangleAlert: IconDrawing = [
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
  'M12 9v4',
  'M12 17h.01',
];

export const Volume2: IconDrawing = [
  'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298z',
  'M16 9a5 5 0 0 1 0 6',
  'M19.364 18.364a9 9 0 0 0 0-12.728',
];

export const VolumeX: IconDrawing = [
  'M11 4.702a.7.7 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.7.7 0 0 0 11 19.298z',
  'm16.5 14.5 5-5',
  'm16.5 9.5 5 5',
];

export const X: IconDrawing = ['M18 6 6 18', 'm6 6 12 12'];
