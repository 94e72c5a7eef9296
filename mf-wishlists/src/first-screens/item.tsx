import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { fillFrom } from '@wishbow/contracts/first-view';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { Card } from '@wishbow/ui/card';
import { Skeleton } from '@wishbow/ui/skeleton';
import gallery from '../features/item-details/gallery.module.css';
import view from '../features/item-details/item-view.module.css';
import page from '../pages/item-page.module.css';

const { refreshWish } = wishesContract;
const { storeItemDetailsNow } = catalogContract;

/** A wish or a product with its picture and its name, which nothing stands below that would move. */
const ItemFirstScreen = () => (
  <div className={page.page}>
    <Card>
      <div className={page.head}>
        <Skeleton width="45%" />
      </div>
      <div className={view.view} aria-busy>
        <div className={gallery.gallery}>
          <div className={gallery.shot}>
            <img
              className={gallery.large}
              alt=""
              width={480}
              height={480}
              data-fill={fillFrom([refreshWish, 'wish.image'], [storeItemDetailsNow, 'item.image'])}
            />
          </div>
        </div>
        <div className={view.words}>
          <h1
            className={view.title}
            dir="auto"
            data-fill={fillFrom([refreshWish, 'wish.title'], [storeItemDetailsNow, 'item.title'])}
          >
            <Skeleton width="80%" />
          </h1>
        </div>
      </div>
    </Card>
  </div>
);

export default ItemFirstScreen;
