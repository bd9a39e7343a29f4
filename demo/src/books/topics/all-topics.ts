import { acneTopics } from './acne';
import { cosmeticTopics } from './cosmetic';
import { dermoscopyTopics } from './dermoscopy';
import { hairTopics } from './hair';
import { immuneTopics } from './immune';
import { infectionsTopics } from './infections';
import { lasersTopics } from './lasers';
import { leprosyTopics } from './leprosy';
import { nailsTopics } from './nails';
import { paediatricTopics } from './paediatric';
import { pathologyTopics } from './pathology';
import { pigmentTopics } from './pigment';
import { stiTopics } from './sti';
import { surgeryTopics } from './surgery';
import type { Topic } from './topic';

export const allTopics: readonly Topic[] = [
  ...hairTopics,
  ...pigmentTopics,
  ...infectionsTopics,
  ...acneTopics,
  ...immuneTopics,
  ...paediatricTopics,
  ...surgeryTopics,
  ...nailsTopics,
  ...leprosyTopics,
  ...dermoscopyTopics,
  ...cosmeticTopics,
  ...stiTopics,
  ...pathologyTopics,
  ...lasersTopics,
];
