import { describe, expect, test } from '@jest/globals';
import { postDate } from './post-date';

describe('the date of a post', () => {
  test.each([
    ['2025-07-01', 'July 1, 2025'],
    ['2025-07-01T00:00:00.000Z', 'July 1, 2025'],
    ['2024-12-31T23:30:00.000Z', 'December 31, 2024'],
    ['2025-01-05', 'January 5, 2025'],
  ])('%s reads %s', (createdAt, shown) => {
    expect(postDate(createdAt)).toBe(shown);
  });

  test('is shown as it is when it cannot be read', () => {
    expect(postDate('some day soon')).toBe('some day soon');
  });
});
