import { TextLink } from '../text-link/text-link.tsx';
import { StarRating } from './star-rating.tsx';

export default { title: 'Star rating' };

export const WithReviews = () => (
  <StarRating value={4.6}>
    <b>4.6</b>
    <TextLink href="#reviews">2,318 reviews</TextLink>
  </StarRating>
);
export const Low = () => <StarRating value={2.1} />;
