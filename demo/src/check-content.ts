// Whoever loads this has read and checked every file of `content/`.
import './articles/all-articles';
import './books/monographs/all-monographs';
import './books/shared-chapters/all-shared-chapters';
import './books/volumes/conversations';
import './chats';
import './contents/make-contents';
import './contributions';
import './questions/question-rows';
import './review';
